/** Whether a page may focus a field when it opens: on touch screens, this would open the keyboard over the page. */
export const hasMouse = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;
