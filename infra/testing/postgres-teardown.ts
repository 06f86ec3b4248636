import { stopTestCluster } from "./postgres-setup.ts";

export default stopTestCluster;
