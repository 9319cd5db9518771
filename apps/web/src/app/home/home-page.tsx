/** The public home page: what the product is, shown in its own pictures. It loads nothing of the signed-in product. */
import { PageTitle } from "../../ui/page/page-title.tsx";
import { PublicFooter } from "../public-frame/public-footer.tsx";
import { PublicHeader } from "../public-frame/public-header.tsx";
import { Closing } from "./closing.tsx";
import { Feature } from "./feature.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { BandPicture } from "./pictures/band-picture.tsx";
import { DocumentsPicture } from "./pictures/documents-picture.tsx";
import { EventPicture } from "./pictures/event-picture.tsx";
import { FollowersPicture } from "./pictures/followers-picture.tsx";
import { PeoplePicture } from "./pictures/people-picture.tsx";
import { SetListPicture } from "../../ui/product-pictures/set-list-picture.tsx";
import { SongsPicture } from "../../ui/product-pictures/songs-picture.tsx";
import { VenuePicture } from "./pictures/venue-picture.tsx";

export function HomePage() {
  return (
    <>
      <PageTitle />
      <HomeContent />
    </>
  );
}

/** Works without a line of script, and is given out so: build/static-pages.ts. */
export function HomeContent() {
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <div className={styles.features}>
          <Feature id="songs" title="Songs you can hear" picture={<SongsPicture />} form="wide">
            Key, tempo, length, lyrics, chords and tab, from Possible to Current. Upload a recording
            once and the whole band has it: to play, slow down, loop the hard bar, and take with you
            where there is no signal.
          </Feature>
          <Feature
            id="set-lists"
            title="Set lists that fit the slot"
            picture={<SetListPicture />}
            form="flipped"
          >
            Drag songs into up to three sets and an encore. The running time moves as you do, gaps
            between songs and talking included, and tells you whether you are on time, over or
            short. Then print it large.
          </Feature>
          <div className={styles.grid}>
            <Feature id="events" title="Gigs and rehearsals" picture={<EventPicture />}>
              Arrive, doors, start, end: the whole night on one line, with its venue and its set
              list. Provisional until you confirm it, private until you publish it.
            </Feature>
            <Feature id="venues" title="Every room you play" picture={<VenuePicture />}>
              Where it is and where to park, whom to ring, what the house provides, and when you
              were there last.
            </Feature>
            <Feature id="documents" title="Papers where they belong" picture={<DocumentsPicture />}>
              Contracts, riders, stage plots, charts and posters, kept with the song, the venue or
              the event they belong to.
            </Feature>
            <Feature id="band" title="One place to look" picture={<BandPicture />}>
              The news everybody must see, the rules, the responsibilities, and the public face of
              the band.
            </Feature>
            <Feature id="people" title="Members, deputies, crew" picture={<PeoplePicture />}>
              Who plays what, in which order they stand, and what each may see and change, area by
              area.
            </Feature>
            <Feature id="followers" title="The people who come" picture={<FollowersPicture />}>
              Fans follow with an e-mail address and a place, choose whether gig alerts reach them,
              and leave with one click.
            </Feature>
          </div>
        </div>
        <Closing />
      </main>
      <PublicFooter />
    </div>
  );
}
