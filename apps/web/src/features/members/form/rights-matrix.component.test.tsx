import { type Privileges, defaultPrivileges } from "@bandstand/domain/roles";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../test/axe.ts";
import { showInProduct } from "../../../../test/product.tsx";
import { RightsMatrix } from "./rights-matrix.tsx";

async function showRights(message?: string) {
  function Member() {
    const [privileges, set] = useState<Privileges>(defaultPrivileges("M"));
    return (
      <RightsMatrix
        privileges={privileges}
        whyNot={(area, privilege) =>
          area === "FL" && privilege === "W" ? "You can give no more than you have yourself" : null
        }
        messageOf={(area) => (area === "VN" ? message : undefined)}
        onGive={(area, privilege) => set({ ...privileges, [area]: privilege })}
      />
    );
  }
  await showInProduct(<Member />);
}

const row = (name: string) => page.getByRole("radiogroup", { name });
const choice = (area: string, name: string) => row(area).getByRole("radio", { name });

describe("the rights of a member", () => {
  it("stop the Tab key once in each area, at what is chosen", async () => {
    await showRights();
    await userEvent.tab();
    await expect.element(choice("Dashboard", "Show")).toHaveFocus();
    await userEvent.tab();
    await expect.element(choice("Set Lists", "Show")).toHaveFocus();
    await expectNoAxeViolations();
  });

  it("are chosen with the arrows to either side", async () => {
    await showRights();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(choice("Dashboard", "Edit")).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.element(choice("Dashboard", "Hide")).toBeChecked();
  });

  it("are walked with the arrows up and down, and stay as they are", async () => {
    await showRights();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(choice("Events", "Show")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(choice("Set Lists", "Show")).toHaveFocus();
    for (const area of ["Dashboard", "Set Lists", "Events"])
      await expect.element(choice(area, "Show")).toBeChecked();
  });

  it("cannot be given by who has them not, and say so", async () => {
    await showRights();
    await expect.element(choice("Followers", "Edit")).toBeDisabled();
    await expect.element(choice("Followers", "Show")).toBeEnabled();
    expect(
      row("Followers").getByTitle("You can give no more than you have yourself").all(),
    ).toHaveLength(1);
  });

  it("say at their area what is wrong with them", async () => {
    await showRights("Only an administrator can change this");
    await expect
      .element(row("Venues"))
      .toHaveAccessibleDescription("Only an administrator can change this");
  });
});
