import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './autocompleteDemos'
import source from './autocompleteDemos.tsx?raw'

const demo = demosOf(demos, source)

export function AutocompletePage() {
  return (
    <Showcase
      titleKey="shell.menu.autocomplete"
      purpose="A field that helps to finish what is typed. For fewer than seven choices take a select or radio buttons."
      documentation={[
        { name: 'MUI Autocomplete', address: 'https://mui.com/material-ui/react-autocomplete/' },
      ]}
      demos={[
        { title: 'One of a list', ...demo('OneBank') },
        { title: 'Any words', ...demo('FreeText') },
        { title: 'In groups', ...demo('GroupedBanks') },
        { title: 'From a slow server', ...demo('SlowSearch') },
        { title: 'Several', ...demo('ManyTags') },
        { title: 'Several, in little room', ...demo('LimitedTags') },
      ]}
      accessibility={[
        'It is a combobox: the arrow keys open and move, Enter chooses, Escape closes.',
        'The number of options and the active one are announced.',
        'Loading is announced in the list and beside the field.',
      ]}
    />
  )
}
