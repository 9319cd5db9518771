import { createFileRoute } from "@tanstack/react-router";
import { RegisterPage } from "../../features/sign-in/register-page.tsx";

export const Route = createFileRoute("/_public/register")({ component: Register });

function Register() {
  const navigate = Route.useNavigate();
  return <RegisterPage onRegistered={() => navigate({ to: "/dashboard" })} />;
}
