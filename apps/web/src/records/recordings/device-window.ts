/** Opens what is kept on this device, from wherever somebody asks for it; `app` knows the window. */
import { requiredContext } from "../../lib/required-context.ts";

export const ON_THIS_DEVICE = "On this device";

export const [DeviceWindowContext, useDeviceWindow] = requiredContext<() => void>("DeviceWindow");
