import { Showcase } from '../demo/Showcase'
import { StickyForm } from './stickyActionBar/StickyForm'
import stickyForm from './stickyActionBar/StickyForm.tsx?raw'

export function StickyActionBarPage() {
  return (
    <Showcase
      titleKey="shell.menu.stickyActionBar"
      purpose="For forms longer than a screen: the title and the way to save stay in sight. Short forms need no bar."
      documentation={[
        {
          name: 'MDN: position sticky',
          address: 'https://developer.mozilla.org/docs/Web/CSS/position',
        },
      ]}
      demos={[
        {
          title: 'Title and actions below the header',
          caption:
            'Scroll: the bar stops below the header, on phones and on desks, and never covers the field in use.',
          Live: StickyForm,
          source: stickyForm,
          isWide: true,
        },
      ]}
      accessibility={[
        'The bar comes first in the source, so Tab reaches it first; Enter saves from every field.',
        'Fields keep their distance from the bar when they get the focus (scroll-margin).',
        'Groups of fields are fieldsets with a legend.',
      ]}
    />
  )
}
