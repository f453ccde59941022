import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './shadowDemos'
import source from './shadowDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ShadowPage() {
  return (
    <Showcase
      titleKey="shell.menu.shadow"
      purpose="Shadows say what floats above what. This app uses few: cards have borders, only what covers something has a shadow."
      documentation={[
        { name: 'MUI Paper', address: 'https://mui.com/material-ui/react-paper/' },
        { name: 'MUI Shadows', address: 'https://mui.com/system/shadows/' },
      ]}
      demos={[
        {
          title: 'Five levels',
          caption: 'Take a level by its name. In dark mode a border does more than a shadow.',
          ...demo('Levels'),
          isWide: true,
        },
        {
          title: 'Elevations 0 to 24',
          caption: 'The library’s 25 numbers share the shadows of the five levels.',
          ...demo('Elevations'),
          isWide: true,
        },
        { title: 'Try one', ...demo('ShadowTuner') },
        {
          title: 'Coloured shadows',
          caption: 'For one button on a page, at most.',
          ...demo('ColouredShadows'),
        },
        { title: 'Lifted by the pointer', ...demo('LiftedCard') },
      ]}
      accessibility={[
        'A shadow carries no meaning of its own: menus and dialogs are also distinguished by role and focus.',
        'High contrast modes remove shadows; borders stay.',
      ]}
    />
  )
}
