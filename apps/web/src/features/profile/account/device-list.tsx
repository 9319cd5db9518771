/** The devices that are signed in to the account, over all its bands, and the end of each. */
import { type Device, signOutDevice, signOutEverywhere } from "@bandstand/contracts/account";
import { wordsOfDevice } from "@bandstand/domain/device-name";
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDevices,
} from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../../lib/services/services-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useChoice } from "../../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import styles from "./device-list.module.css";
import { DEVICES_KEY, devicesQuery } from "./devices-query.ts";
import { lastUsedWords } from "./last-used.ts";

const ICONS = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  computer: IconDeviceDesktop,
  unknown: IconDevices,
} as const satisfies Record<Device["kind"], unknown>;

export function DeviceList() {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const choose = useChoice();
  const { data: devices, error, refetch } = useQuery(devicesQuery(client));
  const [now] = useState(() => new Date());
  const askAgain = () => queries.invalidateQueries({ queryKey: DEVICES_KEY });

  async function signOut(device: Device): Promise<void> {
    try {
      await client.call(signOutDevice, { params: { id: String(device.id) } });
      notify.success(`${wordsOfDevice(device)} was signed out`);
    } catch (failed) {
      notify.failed("The device was not signed out", failed);
    }
    await askAgain();
  }

  async function signOutAll(): Promise<void> {
    const answer = await choose({
      title: "Sign out everywhere",
      text: "Every other device has to sign in again. What somebody has typed there and not saved waits for them.",
      answers: [
        { value: "cancel", label: "Cancel", kind: "plain" },
        { value: "all", label: "Here too", kind: "plain" },
        { value: "others", label: "Everywhere else", kind: "main" },
      ],
      first: "others",
    });
    if (answer !== "others" && answer !== "all") return;
    try {
      await client.call(signOutEverywhere, { body: { keepThis: answer === "others" } });
      if (answer === "all") return await session.signOut();
      notify.success("Every other device was signed out");
    } catch (failed) {
      notify.failed("Nothing was signed out", failed);
    }
    await askAgain();
  }

  if (!devices) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className={styles.failed} role="alert">
        <p>Your devices did not load. {error.message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.devices}>
        {devices.map((device) => {
          const Icon = ICONS[device.kind];
          return (
            <li key={device.id}>
              <Icon aria-hidden className={styles.icon} />
              <p className={styles.words}>
                <strong>{wordsOfDevice(device)}</strong>
                <span>
                  {device.isThis ? (
                    <em>This device</em>
                  ) : (
                    `Used ${lastUsedWords(device.lastUsedAt, now)}`
                  )}{" "}
                  · {device.bandName}
                </span>
              </p>
              {!device.isThis && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Sign out ${wordsOfDevice(device)}, ${device.bandName}`}
                  onClick={() => void signOut(device)}
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 && (
        <div>
          <Button onClick={() => void signOutAll()}>Sign out everywhere</Button>
        </div>
      )}
    </>
  );
}
