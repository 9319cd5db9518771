/** How style sheets are read: rules within rules, and mixins for screen sizes and shared looks. */
import postcssMixins from "postcss-mixins";
import nested from "postcss-nested";
import { mixins } from "./mixins.ts";

export const styles = { postcss: { plugins: [nested(), postcssMixins({ mixins })] } };
