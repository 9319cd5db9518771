/** Where a follower is edited, as links and the address bar say it. */
export const followerAddress = (id: number) => `/bandFollower/${id}/edit`;

/** Of the window that it is edited in. */
export const followerWindowKey = (id: number) => `bandFollower/${id}/edit`;
