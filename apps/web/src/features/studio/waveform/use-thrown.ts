import { useState } from "react";

/** Hands a fault that happens past React, in a frame or a measurement, to the boundary around the studio. */
export function useThrown(): (error: unknown) => void {
  const [, setState] = useState(null);
  return (error) =>
    setState(() => {
      throw error;
    });
}
