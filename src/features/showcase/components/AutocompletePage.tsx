import { Showcase } from '../demo/Showcase'
import { FreeText } from './autocomplete/FreeText'
import freeText from './autocomplete/FreeText.tsx?raw'
import { GroupedBanks } from './autocomplete/GroupedBanks'
import groupedBanks from './autocomplete/GroupedBanks.tsx?raw'
import { LimitedTags } from './autocomplete/LimitedTags'
import limitedTags from './autocomplete/LimitedTags.tsx?raw'
import { ManyTags } from './autocomplete/ManyTags'
import manyTags from './autocomplete/ManyTags.tsx?raw'
import { OneBank } from './autocomplete/OneBank'
import oneBank from './autocomplete/OneBank.tsx?raw'
import { SlowSearch } from './autocomplete/SlowSearch'
import slowSearch from './autocomplete/SlowSearch.tsx?raw'

export function AutocompletePage() {
  return (
    <Showcase
      titleKey="shell.menu.autocomplete"
      purpose="A field that helps to finish what is typed. For fewer than seven choices take a select or radio buttons."
      documentation={[
        { name: 'MUI Autocomplete', address: 'https://mui.com/material-ui/react-autocomplete/' },
      ]}
      demos={[
        { title: 'One of a list', Live: OneBank, source: oneBank },
        { title: 'Any words', Live: FreeText, source: freeText },
        { title: 'In groups', Live: GroupedBanks, source: groupedBanks },
        { title: 'From a slow server', Live: SlowSearch, source: slowSearch },
        { title: 'Several', Live: ManyTags, source: manyTags },
        { title: 'Several, in little room', Live: LimitedTags, source: limitedTags },
      ]}
      accessibility={[
        'It is a combobox: the arrow keys open and move, Enter chooses, Escape closes.',
        'How many options there are, and which one is active, is said.',
        'Loading is said in the list and beside the field.',
      ]}
    />
  )
}
