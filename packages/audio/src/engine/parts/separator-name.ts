/** What the processor of the parts is registered as. */
export const SEPARATOR = "part-separator";
