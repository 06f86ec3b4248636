import { useLocation, useNavigate } from "react-router-dom";
import { platform } from "../platform/web-platform";
import { Button } from "../ui/button";
import { GoogleMark } from "./google-mark";
import type { LoginRequest } from "./overlay-slice";

/** What is to be done once the visitor is signed in, kept over the way to another site and back. */
const POST_LOGIN_KEY = "earshot.post-login";

/** What a guest sees who wants something that needs an account. */
export function LoginCard({ request, onClose }: { request: LoginRequest; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const redirect = pathname + search;
  const signIn = `/sign-in?${new URLSearchParams({ redirect, reason: request.intent }).toString()}`;

  const leave = (remember: boolean) => {
    if (remember) {
      const action = { intent: request.intent, podcastId: request.podcastId, redirect };
      platform.memory.write(POST_LOGIN_KEY, JSON.stringify(action));
    }
    onClose();
    void navigate(signIn);
  };

  return (
    <>
      <p className="text-text-2">{request.reason}</p>
      <div className="mt-5 grid gap-2">
        <Button variant="primary" autoFocus onClick={() => leave(false)}>
          Sign In
        </Button>
        <Button onClick={() => leave(true)}>
          <GoogleMark />
          Continue with Google
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </>
  );
}
