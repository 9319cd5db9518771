/** A text with headings, lists and links. What it cannot hold the server would not keep. */
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import {
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconLinkOff,
  IconList,
  IconListNumbers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { LinkForm } from "./link-form.tsx";
import styles from "./rich-text-field.module.css";

interface RichTextFieldProps {
  label: string;
  /** As it begins. */
  html: string;
  onChange: (html: string) => void;
}

const PROTOCOLS = ["http", "https", "mailto", "tel"];

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: PROTOCOLS,
      defaultProtocol: "https",
      isAllowedUri: (url) => PROTOCOLS.some((protocol) => url.startsWith(`${protocol}:`)),
    },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
  }),
];

export function RichTextField({ label, html, onChange }: RichTextFieldProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // Our own style sheet has what it needs, under the page's own policy.
    injectCSS: false,
    autofocus: "end",
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      link: now.isActive("link"),
    }),
  });
  const command = () => editor.chain().focus();
  return (
    <div className={styles.field}>
      <div role="toolbar" aria-label={`${label}: how it looks`} className={styles.tools}>
        <Tool label="Bold" pressed={active.bold} onPress={() => command().toggleBold().run()}>
          <IconBold aria-hidden />
        </Tool>
        <Tool label="Italic" pressed={active.italic} onPress={() => command().toggleItalic().run()}>
          <IconItalic aria-hidden />
        </Tool>
        <Tool
          label="Heading"
          pressed={active.heading}
          onPress={() => command().toggleHeading({ level: 2 }).run()}
        >
          <IconH2 aria-hidden />
        </Tool>
        <Tool
          label="List"
          pressed={active.bullets}
          onPress={() => command().toggleBulletList().run()}
        >
          <IconList aria-hidden />
        </Tool>
        <Tool
          label="Numbered list"
          pressed={active.numbers}
          onPress={() => command().toggleOrderedList().run()}
        >
          <IconListNumbers aria-hidden />
        </Tool>
        {active.link ? (
          <Tool label="Remove link" pressed onPress={() => command().unsetLink().run()}>
            <IconLinkOff aria-hidden />
          </Tool>
        ) : (
          <LinkForm
            icon={<IconLink aria-hidden />}
            onLink={(href) => command().extendMarkRange("link").setLink({ href }).run()}
          />
        )}
      </div>
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

interface ToolProps {
  label: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, onPress, children }: ToolProps) {
  return (
    <IconButton label={label} aria-pressed={pressed} onClick={onPress}>
      {children}
    </IconButton>
  );
}
