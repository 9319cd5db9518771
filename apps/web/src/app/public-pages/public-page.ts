/** All that the pages for everybody have of scripts: they are complete without it. */
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "../theme/fonts.css";
import "../theme/tokens.css";
import "../theme/poster.css";
import "../theme/base.css";
import "../theme/contrast.css";
import "./public-page.css";
import "./poster.css";
import "./band-page.css";
import "./gig-list.css";
import "./answer-page.css";
import "./follow-page.css";
import "./proposal.css";
import "./guest-page.css";
import "./chart.css";
import "./embed.css";
import "./press-kit.css";
import { tellHeight } from "./embed.ts";
import { saveOnceChanged } from "./follow.ts";
import { offerSharing } from "./share.ts";
import { showVideosHere } from "./video.ts";

offerSharing(document, navigator);
showVideosHere(document);
saveOnceChanged(document);
if (window.parent !== window) tellHeight(document, window.parent);
