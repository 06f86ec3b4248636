import { useSyncExternalStore } from "react";
import { deviceMemory } from "../platform/device-memory";
import { Observable } from "../platform/observable";

/** The listener's position in an episode, in seconds. */
export type Position = { readonly at: number; readonly of: number };

const KEY = "earshot.positions";
/** How many positions are stored; the least recently played is dropped first. */
const POSITIONS_MAX = 300;
/** Positions this close to the start or the end count as not started or as finished: 15 seconds, or less in short episodes. */
const EDGE_SECONDS = 15;
const EDGE_PART = 0.1;

const positions = new Observable(() => parse(deviceMemory.read(KEY)));

function parse(text: string | null): ReadonlyMap<string, Position> {
  try {
    const entries = JSON.parse(text ?? "[]") as [string, number, number][];
    return new Map(entries.map(([id, at, of]) => [id, { at, of }]));
  } catch {
    return new Map();
  }
}

/** The position to resume an episode at; undefined if it was not started or is finished. */
export function positionOf(episodeId: string): Position | undefined {
  return positions.get().get(episodeId);
}

/** Stores the position in an episode. Near the start or the end, the position is deleted, so that playback starts over. */
export function rememberPosition(episodeId: string, position: Position): void {
  const next = new Map(positions.get());
  next.delete(episodeId);
  const edge = Math.min(EDGE_SECONDS, position.of * EDGE_PART);
  const begun = position.at > edge && position.at < position.of - edge;
  if (begun) next.set(episodeId, position);
  const recent = [...next].slice(-POSITIONS_MAX);
  positions.set(new Map(recent));
  deviceMemory.write(KEY, JSON.stringify(recent.map(([id, { at, of }]) => [id, Math.floor(at), Math.floor(of)])));
}

/** The remaining minutes of an episode that was started, rounded up; undefined otherwise. */
export function useMinutesLeft(episodeId: string): number | undefined {
  return useSyncExternalStore(positions.follow, () => {
    const position = positionOf(episodeId);
    return position && Math.ceil((position.of - position.at) / 60);
  });
}
