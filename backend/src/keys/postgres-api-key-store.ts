import type { ApiKey } from "@earshot/domain/keys/api-key";
import { ApiKeyStore, type NewApiKey } from "@earshot/domain/keys/api-key-store.port";
import { LessThan } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { isUuid } from "../shared/process/uuid.js";
import { ApiKeyRow } from "./api-key.row.js";

type Change = Partial<Pick<ApiKey, "name" | "scopes" | "expiresAt" | "revokedAt" | "replacedBy">>;

export class PostgresApiKeyStore extends ApiKeyStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  override async byHash(hash: string): Promise<ApiKey | undefined> {
    const rows = await this.transactions.reading(ApiKeyRow);
    return apiKey(await rows.findOneBy({ secretHash: bytesOf(hash) }));
  }

  override async ofUser(userId: string): Promise<readonly ApiKey[]> {
    if (!isUuid(userId)) return [];
    const rows = await this.transactions.reading(ApiKeyRow);
    const found = await rows.find({ where: { userId }, order: { createdAt: "DESC", id: "DESC" } });
    return found.flatMap((row) => apiKey(row) ?? []);
  }

  override async find(userId: string, id: string): Promise<ApiKey | undefined> {
    if (!isUuid(userId) || !isUuid(id)) return undefined;
    const rows = await this.transactions.reading(ApiKeyRow);
    return apiKey(await rows.findOneBy({ id, userId }));
  }

  override async add({ scopes, expiresAt, ...facts }: NewApiKey, hash: string): Promise<ApiKey> {
    const rows = await this.transactions.writing(ApiKeyRow);
    const row = { ...facts, scopes: [...scopes], expiresAt: expiresAt ?? null, secretHash: bytesOf(hash) };
    const { identifiers } = await rows.insert(row);
    const added = apiKey(await rows.findOneBy({ id: (identifiers[0] as { id: string }).id }));
    if (!added) throw new Error("An insert stored no row.");
    return added;
  }

  override async change(userId: string, id: string, { scopes, ...change }: Change): Promise<boolean> {
    if (!isUuid(userId) || !isUuid(id)) return false;
    const rows = await this.transactions.writing(ApiKeyRow);
    const { affected } = await rows.update({ id, userId }, { ...change, ...(scopes && { scopes: [...scopes] }) });
    return (affected ?? 0) > 0;
  }

  override async noteUse(id: string, at: Date): Promise<void> {
    await (await this.transactions.writing(ApiKeyRow)).update({ id }, { lastUsedAt: at });
  }

  override async removeEnded(before: Date): Promise<number> {
    const rows = await this.transactions.writing(ApiKeyRow);
    const { affected } = await rows
      .createQueryBuilder()
      .delete()
      .where([{ revokedAt: LessThan(before) }, { expiresAt: LessThan(before) }])
      .execute();
    return affected ?? 0;
  }
}

function bytesOf(hash: string): Buffer {
  return Buffer.from(hash, "base64url");
}

function apiKey(row: ApiKeyRow | null): ApiKey | undefined {
  if (!row) return undefined;
  const { secretHash: _secretHash, expiresAt, revokedAt, replacedBy, lastUsedAt, ...facts } = row;
  return {
    ...facts,
    expiresAt: expiresAt ?? undefined,
    revokedAt: revokedAt ?? undefined,
    replacedBy: replacedBy ?? undefined,
    lastUsedAt: lastUsedAt ?? undefined,
  };
}
