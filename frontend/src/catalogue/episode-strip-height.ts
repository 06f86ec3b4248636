/** Room that the strip takes, kept free until its code and its episodes are there. */
export const EPISODE_STRIP_HEIGHT = "h-[226px] rounded-card";
