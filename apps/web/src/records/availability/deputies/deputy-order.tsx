/** Those who are asked, in their order, and those who could be. */
import { type Deputy, MOST_DEPUTIES } from "@bandstand/contracts/deputies";
import { IconPlus, IconX } from "@tabler/icons-react";
import { avatarAddress } from "../../members/avatar-address.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { SortableLists } from "../../../ui/sortable/sortable-lists.tsx";
import { afterMove } from "../../../ui/sortable/sortable-order.ts";
import styles from "./deputies.module.css";

interface DeputyOrderProps {
  deputies: readonly Deputy[];
  picked: readonly Deputy[];
  onChange: (picked: readonly Deputy[]) => void;
}

export function DeputyOrder({ deputies, picked, onChange }: DeputyOrderProps) {
  const list = { key: "asked", label: "Asked in this order", items: picked };
  const others = deputies.filter((one) => !picked.includes(one));
  return (
    <fieldset className={styles.order}>
      <legend className={styles.legend}>Asked in this order</legend>
      <SortableLists<Deputy>
        lists={[list]}
        itemKey={({ bandUserId }) => bandUserId}
        itemLabel={({ nickname }) => nickname}
        locked={picked.length < 2}
        onMove={(move) => onChange(afterMove([list], move).get(list.key) ?? picked)}
        item={(deputy, { handle, menu }) => (
          <div className={styles.row}>
            {handle}
            <span className={styles.number} aria-hidden>
              {picked.indexOf(deputy) + 1}
            </span>
            <Who deputy={deputy} />
            {menu}
            <IconButton
              label={`Do not ask ${deputy.nickname}`}
              size="small"
              onClick={() => onChange(picked.filter((one) => one !== deputy))}
            >
              <IconX aria-hidden />
            </IconButton>
          </div>
        )}
      >
        {(shown) => shown(list.key, <p className={styles.lead}>Nobody yet</p>)}
      </SortableLists>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Could be asked">
          {others.map((deputy) => (
            <li key={deputy.bandUserId} className={styles.row}>
              <Who deputy={deputy} />
              <Button
                size="small"
                icon={<IconPlus aria-hidden />}
                aria-label={`Add ${deputy.nickname}`}
                unavailable={picked.length < MOST_DEPUTIES ? undefined : ENOUGH}
                onClick={() => onChange([...picked, deputy])}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const ENOUGH = `At most ${MOST_DEPUTIES} are asked`;

function Who({ deputy }: { deputy: Deputy }) {
  const { nickname, instrument, isAway } = deputy;
  const said = [instrument, isAway ? "not available" : null].filter(Boolean).join(" · ");
  return (
    <>
      <Avatar name={nickname} picture={avatarAddress(deputy)} hued />
      <span className={styles.names}>
        <strong>{nickname}</strong>
        {said !== "" && <span>{said}</span>}
      </span>
    </>
  );
}
