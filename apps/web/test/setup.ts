/** Before every component test: the look of the product, without which nothing has its place. */
import "../src/app/theme/tokens.css";
import "../src/app/theme/base.css";
import "../src/app/theme/contrast.css";

document.documentElement.dataset["scheme"] = "light";
