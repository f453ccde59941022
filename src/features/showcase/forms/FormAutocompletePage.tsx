import { Showcase } from '../demo/Showcase'
import bankForm from './formAutocomplete/BankForm.tsx?raw'
import gamesForm from './formAutocomplete/GamesForm.tsx?raw'
import * as lazyDemos from './formAutocomplete/lazyDemos'
import reasonForm from './formAutocomplete/ReasonForm.tsx?raw'

export function FormAutocompletePage() {
  return (
    <Showcase
      titleKey="shell.menu.formAutocomplete"
      purpose="Fields that help to choose, inside forms that check what was chosen."
      documentation={[
        { name: 'MUI Autocomplete', address: 'https://mui.com/material-ui/react-autocomplete/' },
        {
          name: 'React Hook Form',
          address: 'https://react-hook-form.com/docs/usecontroller/controller',
        },
      ]}
      demos={[
        {
          title: 'One is needed',
          Live: lazyDemos.BankForm,
          source: bankForm,
        },
        { title: 'Two to four', Live: lazyDemos.GamesForm, source: gamesForm },
        { title: 'In one’s own words', Live: lazyDemos.ReasonForm, source: reasonForm },
      ]}
      accessibility={[
        'The message belongs to the field and is read with it; the field with a fault gets the focus.',
        'What was chosen or typed stays after a failed submit.',
      ]}
    />
  )
}
