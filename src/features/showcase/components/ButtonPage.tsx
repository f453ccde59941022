import { Showcase } from '../demo/Showcase'
import { ButtonColours } from './button/ButtonColours'
import buttonColours from './button/ButtonColours.tsx?raw'
import { ButtonGroups } from './button/ButtonGroups'
import buttonGroups from './button/ButtonGroups.tsx?raw'
import { ButtonIcons } from './button/ButtonIcons'
import buttonIcons from './button/ButtonIcons.tsx?raw'
import { ButtonSizes } from './button/ButtonSizes'
import buttonSizes from './button/ButtonSizes.tsx?raw'
import { ButtonVariants } from './button/ButtonVariants'
import buttonVariants from './button/ButtonVariants.tsx?raw'
import { IconButtons } from './button/IconButtons'
import iconButtons from './button/IconButtons.tsx?raw'
import { LinkButtons } from './button/LinkButtons'
import linkButtons from './button/LinkButtons.tsx?raw'
import { LoadingButtons } from './button/LoadingButtons'
import loadingButtons from './button/LoadingButtons.tsx?raw'
import { ShadowButtons } from './button/ShadowButtons'
import shadowButtons from './button/ShadowButtons.tsx?raw'

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
          Live: ButtonVariants,
          source: buttonVariants,
        },
        {
          title: 'Loading',
          caption:
            'While the call runs, the button keeps its width, shows a spinner and takes no second press; the line below says it aloud.',
          Live: LoadingButtons,
          source: loadingButtons,
        },
        {
          title: 'Colours',
          caption:
            'Green and red are for yes and gone, not for decoration. Outlined and text buttons take the readable tone of their colour.',
          Live: ButtonColours,
          source: buttonColours,
          isWide: true,
        },
        {
          title: 'Sizes',
          caption: 'On a touch screen even the small one is 44 pixels high.',
          Live: ButtonSizes,
          source: buttonSizes,
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
          Live: IconButtons,
          source: iconButtons,
        },
        {
          title: 'Groups',
          caption:
            'What belongs together stands together; the second is a split button with its alternatives in a menu.',
          Live: ButtonGroups,
          source: buttonGroups,
        },
        {
          title: 'Coloured shadows',
          caption:
            'The shadow takes the colour of the button, and shrinks under the pointer as if pressed.',
          Live: ShadowButtons,
          source: shadowButtons,
        },
        {
          title: 'Links that look like buttons',
          caption: 'Real links: they open in a new tab with the middle button and can be copied.',
          Live: LinkButtons,
          source: linkButtons,
        },
      ]}
      accessibility={[
        'Enter and Space press a button, Enter follows a link: what changes the address must be a link, whatever it looks like.',
        'A disabled button cannot be reached with Tab, so the reason must stand elsewhere on the page.',
        'A button that stays on or off, like the heart, says so by aria-pressed; its name does not change.',
        'The arrow of a split button says that it opens a menu; the arrow keys move in it, Escape closes it and gives the focus back.',
      ]}
    />
  )
}
