import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { ButtonGroups } from './button/ButtonGroups'
import buttonGroups from './button/ButtonGroups.tsx?raw'
import { ButtonIcons } from './button/ButtonIcons'
import buttonIcons from './button/ButtonIcons.tsx?raw'
import * as demos from './buttonDemos'
import source from './buttonDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ButtonPage() {
  return (
    <Showcase
      titleKey="shell.menu.button"
      purpose="Does something at once: sends, adds, removes. To go to another page, take a link; to keep something pressed, a toggle button."
      documentation={[
        { name: 'MUI Button', address: 'https://mui.com/material-ui/react-button/' },
        { name: 'MUI Button Group', address: 'https://mui.com/material-ui/react-button-group/' },
        { name: 'MUI Fab', address: 'https://mui.com/material-ui/react-floating-action-button/' },
      ]}
      demos={[
        {
          title: 'Three weights',
          caption:
            'Contained for the one thing that a page is for, outlined for its alternative, text for the rest.',
          ...demo('ButtonVariants'),
        },
        {
          title: 'Loading',
          caption:
            'While the call runs, the button keeps its width, shows a spinner and accepts no second press. The line below announces it.',
          ...demo('LoadingButtons'),
        },
        {
          title: 'Colours',
          caption:
            'Green and red are for yes and gone, not for decoration. Outlined and text buttons take the readable tone of their colour.',
          ...demo('ButtonColours'),
          isWide: true,
        },
        {
          title: 'Sizes',
          caption: 'On a touch screen even the small one is 44 pixels high.',
          ...demo('ButtonSizes'),
        },
        {
          title: 'With icons',
          caption:
            'Before the words what it is, after them where it leads. Arrows turn with the direction of the page.',
          Live: ButtonIcons,
          source: buttonIcons,
        },
        {
          title: 'Icon only and floating',
          caption:
            'Each has a name for those who do not see the icon: the tooltip gives it, or aria-label.',
          ...demo('IconButtons'),
        },
        {
          title: 'Groups',
          caption:
            'Related buttons are grouped. The second is a split button with its alternatives in a menu.',
          Live: ButtonGroups,
          source: buttonGroups,
        },
        {
          title: 'Coloured shadows',
          caption:
            'The shadow takes the colour of the button, and shrinks under the pointer as if pressed.',
          ...demo('ShadowButtons'),
        },
        {
          title: 'Links that look like buttons',
          caption: 'Real links: they open in a new tab with the middle button and can be copied.',
          ...demo('LinkButtons'),
        },
      ]}
      accessibility={[
        'Enter and Space press a button, Enter follows a link: what changes the address must be a link, whatever it looks like.',
        'A disabled button cannot be reached with Tab, so the reason must be elsewhere on the page.',
        'A button that stays on or off, like the heart, says so by aria-pressed; its name does not change.',
        'The arrow of a split button says that it opens a menu; the arrow keys move in it, Escape closes it and gives the focus back.',
      ]}
    />
  )
}
