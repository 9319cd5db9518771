import { ButtonLink } from "../buttons/button-link.tsx";
import { PageTitle } from "../page/page-title.tsx";
import { FlatLine } from "../pictures/flat-line.tsx";
import { StatePanel } from "./state-panel.tsx";

/** The page of every address that is none. */
export function NotFound() {
  return (
    <>
      <PageTitle title="Not found" />
      <StatePanel
        whole
        title="Sorry, nothing here...(404)"
        picture={<FlatLine />}
        actions={
          <ButtonLink to="/" kind="main">
            Go back
          </ButtonLink>
        }
      />
    </>
  );
}
