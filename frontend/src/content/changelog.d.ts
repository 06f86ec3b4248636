/** Made by the build (frontend/changelog.ts). */
declare module "virtual:changelog" {
  import type { Release } from "@earshot/domain/site/changelog";
  const releases: readonly Release[];
  export default releases;
}
