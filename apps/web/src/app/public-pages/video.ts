/** A link to a video becomes the video once it is pressed: before, nothing of the outside service is loaded. */
export function showVideosHere(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-video]")) {
    link.addEventListener("click", (event) => {
      const { video, title = "Video" } = link.dataset;
      // Whoever asks for another tab gets it.
      if (video === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const frame = page.createElement("iframe");
      frame.className = "video-frame";
      frame.title = title;
      frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
      // The service plays only where it learns the origin; it learns no more than that.
      frame.referrerPolicy = "strict-origin";
      frame.sandbox.add("allow-scripts", "allow-same-origin", "allow-presentation", "allow-popups");
      frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}?autoplay=1`;
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
