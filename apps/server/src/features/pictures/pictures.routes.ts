import type { pictureEndpoints } from "@bandstand/contracts/pictures";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { createPictureMaker } from "../../platform/media/make-picture.ts";
import { type PictureServices, receivePicture, removePicture } from "./pictures.use-cases.ts";

export function pictureHandlers(
  given: Omit<PictureServices, "pictures">,
): Handlers<typeof pictureEndpoints> {
  const services = { ...given, pictures: createPictureMaker() };
  return {
    uploadBandLogo: ({ caller, params: { id }, body: { data }, reply }) =>
      receivePicture(services, caller, { kind: "bandLogo", id }, data, abortedByClient(reply)),
    uploadBandPicture: ({ caller, params: { id }, body: { data }, reply }) =>
      receivePicture(services, caller, { kind: "bandPicture", id }, data, abortedByClient(reply)),
    uploadAvatar: ({ caller, params: { id }, body: { data }, reply }) =>
      receivePicture(
        services,
        caller,
        { kind: "bandUserAvatar", id },
        data,
        abortedByClient(reply),
      ),
    removeBandLogo: ({ caller, params: { id } }) =>
      removePicture(services, caller, { kind: "bandLogo", id }),
    removeBandPicture: ({ caller, params: { id } }) =>
      removePicture(services, caller, { kind: "bandPicture", id }),
    removeAvatar: ({ caller, params: { id } }) =>
      removePicture(services, caller, { kind: "bandUserAvatar", id }),
  };
}
