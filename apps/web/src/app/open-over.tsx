/** The address of work over a record: goes to the record's page and opens the work over it, so that closing it leads there. */
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { RecordSkeleton } from "../ui/states/skeletons.tsx";

interface OpenOverProps {
  /** Address of the record's page. */
  page: string;
  open: () => void;
}

export function OpenOver({ page, open }: OpenOverProps) {
  const navigate = useNavigate();
  // Once the page is there, this component is gone.
  const opener = useRef(open);
  useEffect(() => {
    void navigate({ to: page, replace: true }).then(opener.current);
  }, [navigate, page]);
  return <RecordSkeleton />;
}
