import styles from "./set-colour.module.css";

/** Sets `--set`, the colour of a set, for everything inside an element with `data-section`. */
export const setColour = styles.of ?? "";
