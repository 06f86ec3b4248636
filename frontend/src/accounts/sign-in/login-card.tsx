import { useNavigate } from "react-router-dom";
import type { LoginRequest } from "../../navigation/overlay-slice";
import { useLeaveToProvider } from "../../session/leave-to-provider";
import { useSession } from "../../session/session";
import { signInPath } from "../../session/sign-in-path";
import { useKeepAction } from "../../session/sign-in-for";
import { Button } from "../../ui/button";
import { GoogleMark } from "../fields/google-mark";

/** Tells a guest that an action requires an account. The action stays pending while they sign in. */
export function LoginCard({ request, onClose }: { request: LoginRequest; onClose: () => void }) {
  const { reason, ...action } = request;
  const navigate = useNavigate();
  const keepAction = useKeepAction();
  const { providers } = useSession();
  const leaveToProvider = useLeaveToProvider();
  const signIn = () => {
    const redirect = keepAction(action);
    onClose();
    void navigate(signInPath(redirect, action.intent));
  };
  return (
    <>
      <p className="text-text-2">{reason}</p>
      <div className="mt-5 grid gap-2">
        <Button variant="primary" autoFocus onClick={signIn}>
          Sign In
        </Button>
        {providers.google && (
          <Button onClick={() => leaveToProvider("google", keepAction(action))}>
            <GoogleMark />
            Continue with Google
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </>
  );
}
