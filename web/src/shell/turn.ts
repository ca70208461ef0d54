/** What tells somebody in another tab, or at the other end of the room, that it is one's turn. */
import { t } from '../lib/text';

const ICON = 'link[rel=icon]';
const MARK = '<circle cx="25" cy="7" r="7" fill="#fff"/><circle cx="25" cy="7" r="5" fill="#f26b4d"/></svg>';
let plain: string | null = null;
let marked: string | null = null;
let wanted = false;

/** The title and the sign of the tab. */
export function markTab(own: boolean): void {
  document.title = own ? `● ${t('your-move')} · ${t('app-name')}` : t('app-name');
  wanted = own;
  void markIcon();
}

async function markIcon(): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  if (!icon) return;
  plain ??= icon.href;
  if (wanted && marked === null) {
    try {
      const drawing = await (await fetch(plain)).text();
      marked = `data:image/svg+xml,${encodeURIComponent(drawing.replace('</svg>', MARK))}`;
    } catch {
      return; // the title says it, too
    }
  }
  icon.href = wanted && marked ? marked : plain;
}
