import { BrandName } from "../../ui/brand/brand-name.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";

export function HomePage() {
  return (
    <main>
      <PageTitle />
      <BrandName />
    </main>
  );
}
