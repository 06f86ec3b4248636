import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Mark } from "../../ui/mark";
import { Panel } from "../../ui/panel";

type Props = {
  title: string;
  /** The reason why the visitor has to sign in. */
  why?: string | undefined;
  children: ReactNode;
};

/** The card used by the pages around signing in. When its content changes, the focus moves to the new title, unless a field took it. */
export function AccountCard({ title, why, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // Before the new form is usable: moving the focus later would interrupt typing.
  useLayoutEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (document.activeElement?.matches("[data-autofocus]")) return;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className="mx-auto max-w-[440px] pt-4 pb-16 md:pt-14">
      <Panel className="max-xs:border-0 max-xs:bg-transparent max-xs:p-0 xs:p-7 md:p-8 xs:shadow-raised">
        <div className="mb-5 max-xs:hidden">
          <Mark />
        </div>
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {title}
        </h1>
        {why && <p className="mt-1 text-text-2">{why}.</p>}
        <div className="mt-5">{children}</div>
      </Panel>
    </div>
  );
}
