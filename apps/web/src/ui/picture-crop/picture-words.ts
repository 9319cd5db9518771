/** What is said where a picture is not taken, in the documented words; a plainer line stands beside them. */
export const PICTURE_WORDS = {
  noPicture: "Please select an image file",
  noRecord: "Missing references",
  notSaved: "Error Saving Image",
  noReader: "Sorry, FileReader API not supported",
} as const;

export interface PictureProblem {
  said: string;
  why: string | null;
}
