import type { Band } from "@bandstand/contracts/bands";
import {
  IconBrandFacebook,
  IconCalendarHeart,
  IconMail,
  IconPhone,
  IconUser,
  IconWorld,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./band-profile.module.css";
import { dialled, formedOn, hostOf } from "./band-words.ts";

/** How to reach the band: each fact one press from being used. */
export function BandContact({ band }: { band: Band }) {
  const { contactName, contactPhone, contactEmail, website, facebookLink } = band;
  const formed = formedOn(band);
  const outside = { target: "_blank", rel: "noreferrer" };
  const facts: readonly (ReactNode | false)[] = [
    formed !== null && (
      <Line key="formed" icon={<IconCalendarHeart aria-hidden />}>
        {formed}
      </Line>
    ),
    contactName !== null && (
      <Line key="name" label="Contact" icon={<IconUser aria-hidden />}>
        {contactName}
      </Line>
    ),
    contactPhone !== null && (
      <Line key="phone" label="Call" icon={<IconPhone aria-hidden />}>
        <a href={dialled(contactPhone)}>{contactPhone}</a>
      </Line>
    ),
    contactEmail !== null && (
      <Line key="email" label="Write to" icon={<IconMail aria-hidden />}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Line>
    ),
    website !== null && (
      <Line key="website" label="Website" icon={<IconWorld aria-hidden />}>
        <a href={website} {...outside}>
          {hostOf(website)}
        </a>
      </Line>
    ),
    facebookLink !== null && (
      <Line key="facebook" label="Facebook" icon={<IconBrandFacebook aria-hidden />}>
        <a href={facebookLink} {...outside}>
          {hostOf(facebookLink)}
        </a>
      </Line>
    ),
  ];
  if (facts.every((fact) => fact === false)) return null;
  return (
    <ul className={styles.contact} aria-label="Contact">
      {facts}
    </ul>
  );
}

interface LineProps {
  /** Read out before what it is, where its icon alone says it. */
  label?: string;
  icon: ReactNode;
  children: ReactNode;
}

function Line({ label, icon, children }: LineProps) {
  return (
    <li>
      {icon}
      <span>
        {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
        {children}
      </span>
    </li>
  );
}
