import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { render } from "@testing-library/react";
import { AudienceOverTime } from "./audience-over-time";
import { CountsOverTime } from "./counts-over-time";
import { RankOverTime } from "./rank-over-time";
import { SignsOverTime } from "./signs-over-time";

test.each([{ AudienceOverTime }, { RankOverTime }, { CountsOverTime }, { SignsOverTime }])(
  "%p is not computed again while other parts of the page load",
  (charts) => {
    const [Chart] = Object.values(charts) as [typeof AudienceOverTime];
    let reads = 0;
    const changes = new Proxy<ShowChange[]>([], { get: (list, name) => ((reads += 1), Reflect.get(list, name)) });
    const { rerender } = render(<Chart changes={changes} />);
    expect(reads).toBeGreaterThan(0);
    reads = 0;
    rerender(<Chart changes={changes} />);
    expect(reads).toBe(0);
  },
);
