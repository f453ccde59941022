import { Showcase } from '../demo/Showcase'
import { ColouredShadows } from './shadow/ColouredShadows'
import colouredShadows from './shadow/ColouredShadows.tsx?raw'
import { Elevations } from './shadow/Elevations'
import elevations from './shadow/Elevations.tsx?raw'
import { LiftedCard } from './shadow/LiftedCard'
import liftedCard from './shadow/LiftedCard.tsx?raw'
import { ShadowTuner } from './shadow/ShadowTuner'
import shadowTuner from './shadow/ShadowTuner.tsx?raw'

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
          title: 'Elevations 0 to 24',
          caption: 'In dark mode a shadow is hardly seen: there a border does more.',
          Live: Elevations,
          source: elevations,
          isWide: true,
        },
        { title: 'Try one', Live: ShadowTuner, source: shadowTuner },
        {
          title: 'Coloured shadows',
          caption: 'For one button on a page, at most.',
          Live: ColouredShadows,
          source: colouredShadows,
        },
        { title: 'Lifted by the pointer', Live: LiftedCard, source: liftedCard },
      ]}
      accessibility={[
        'A shadow carries no meaning of its own: menus and dialogs are also told apart by role and focus.',
        'High contrast modes remove shadows; borders stay.',
      ]}
    />
  )
}
