import { createParamDecorator, type ExecutionContext } from "@nestjs/common";

/** Where guards of a way to sign in leave what the strategy found out. */
export const PROVEN = "proven";

/** Parameter of a route behind such a guard: what the strategy found out. */
export const Proven = createParamDecorator(
  (_data: unknown, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<{ proven?: unknown }>()[PROVEN],
);
