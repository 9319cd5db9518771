/** The tools above what is looked at. */
import {
  IconDownload,
  IconLayoutSidebar,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { ZOOM_LIMITS, zoomBy } from "./zoom.ts";
import styles from "./viewer-bar.module.css";
import type { ReactNode } from "react";

interface ViewerBarProps {
  zoom: number;
  onZoom: (zoom: number) => void;
  onDownload: () => void;
  /** What is there of a file with pages. */
  children?: ReactNode;
}

export function ViewerBar({ zoom, onZoom, onDownload, children }: ViewerBarProps) {
  return (
    <div role="toolbar" aria-label="View" className={styles.bar}>
      {children}
      <div className={styles.zoom}>
        <IconButton
          label="Zoom out"
          unavailable={zoom <= ZOOM_LIMITS.least ? "As small as it gets" : undefined}
          onClick={() => onZoom(zoomBy(zoom, -1))}
        >
          <IconZoomOut aria-hidden />
        </IconButton>
        <Button
          kind="quiet"
          className={styles.share}
          aria-label={`Zoom ${Math.round(zoom * 100)} %. Reset`}
          onClick={() => onZoom(1)}
        >
          {Math.round(zoom * 100)} %
        </Button>
        <IconButton
          label="Zoom in"
          unavailable={zoom >= ZOOM_LIMITS.most ? "As large as it gets" : undefined}
          onClick={() => onZoom(zoomBy(zoom, 1))}
        >
          <IconZoomIn aria-hidden />
        </IconButton>
      </div>
      <IconButton label="Download" onClick={onDownload}>
        <IconDownload aria-hidden />
      </IconButton>
    </div>
  );
}

interface PageToolsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  listShown: boolean;
  onList: (shown: boolean) => void;
  onSearch: () => void;
}

export function PageTools({ page, pages, onPage, listShown, onList, onSearch }: PageToolsProps) {
  return (
    <>
      <IconButton label="Page list" aria-pressed={listShown} onClick={() => onList(!listShown)}>
        <IconLayoutSidebar aria-hidden />
      </IconButton>
      <IconButton label="Search in the text" onClick={onSearch}>
        <IconSearch aria-hidden />
      </IconButton>
      <label className={styles.page}>
        <input
          type="number"
          inputMode="numeric"
          aria-label="Page"
          min={1}
          max={pages}
          // Begun again with each page that scrolls past, and left alone while somebody types.
          key={page}
          defaultValue={page}
          onKeyDown={(event) => {
            if (event.key === "Enter") onPage(event.currentTarget.valueAsNumber);
          }}
          onBlur={(event) => onPage(event.currentTarget.valueAsNumber)}
        />
        <span>of {pages}</span>
      </label>
    </>
  );
}
