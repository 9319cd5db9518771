/** A date is looked for, and one has not said when one can. */
import { answeredBy } from "@bandstand/domain/date-poll";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useDatePolls } from "../../../records/availability/date-polls.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card/card.tsx";

export function FindDateCard() {
  const { id } = useBandUser();
  const { data: polls = [] } = useDatePolls();
  const windows = useEventWindows();
  const wanted = polls.find(({ days }) =>
    days.every(({ answers }) => answers.every(({ bandUserId }) => bandUserId !== id)),
  );
  if (!wanted) return null;
  return (
    <Card
      title="When can you?"
      detail={`${answeredBy(wanted.days)} answered`}
      action={<Button onClick={windows.polls}>Say when you can</Button>}
    >
      <p>
        {wanted.name}: {wanted.days.length} days are proposed.
      </p>
    </Card>
  );
}
