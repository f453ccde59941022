import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import source from './formAutocompleteDemos.tsx?raw'

const demos = () => import('./formAutocompleteDemos')

/** The form library and the autocomplete are loaded with the first demo. */
const demo = demosOf(
  {
    BankForm: lazyWithPreload(() => demos().then((module) => module.BankForm)),
    GamesForm: lazyWithPreload(() => demos().then((module) => module.GamesForm)),
    ReasonForm: lazyWithPreload(() => demos().then((module) => module.ReasonForm)),
  },
  source,
)

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
          ...demo('BankForm'),
        },
        { title: 'Two to four', ...demo('GamesForm') },
        { title: 'In one’s own words', ...demo('ReasonForm') },
      ]}
      accessibility={[
        'The message belongs to the field and is read with it; the field with a fault gets the focus.',
        'What was chosen or typed stays after a failed submit.',
      ]}
    />
  )
}
