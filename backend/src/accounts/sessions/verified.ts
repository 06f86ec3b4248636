import { createParamDecorator, type ExecutionContext } from "@nestjs/common";

/** The property of a request in which sign-in guards store the result of their strategy. */
export const VERIFIED = "verified";

/** Parameter for routes behind such a guard: the result of its strategy. */
export const Verified = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ verified?: unknown }>()[VERIFIED],
);
