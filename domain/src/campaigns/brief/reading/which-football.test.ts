import { labels } from "../found-labels.fake.js";

describe("football", () => {
  it.each([
    ["Football boots for players in the UK", ["Soccer"]],
    ["Football shirts for listeners in the US", ["Football"]],
    ["Du football au Québec, à Montréal", ["Football"]],
    ["Maillots de football pour les supporters et les clubs", ["Soccer"]],
    ["Camisetas de football para los hinchas del club", ["Soccer"]],
    ["Football boots", ["Soccer", "Football"]],
    ["Football boots, in the UK and the US", ["Soccer", "Football"]],
    ["Football-Trikots für die Fans und die Vereine", ["Soccer", "Football"]],
    ["American football, in the UK", ["Football"]],
    ["le football américain pour les fans", ["Football"]],
    ["NFL fans in Germany", ["Football"]],
    ["Fußball", ["Soccer"]],
  ])("%p: %p", (text, games) => {
    expect(labels(text, "category")).toEqual(games);
  });

  it("is excluded as the same game", () => {
    expect(labels("Tea in the UK, no football", "taboo")).toEqual(["Soccer"]);
  });
});
