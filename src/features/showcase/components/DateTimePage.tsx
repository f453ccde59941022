import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import source from './dateTimeDemos.tsx?raw'

const demos = () => import('./dateTimeDemos')

/** The pickers and dayjs are loaded with the first demo, so that the page is readable before. */
const demo = demosOf(
  {
    OneDate: lazyWithPreload(() => demos().then((module) => module.OneDate)),
    OneTime: lazyWithPreload(() => demos().then((module) => module.OneTime)),
    DateAndTime: lazyWithPreload(() => demos().then((module) => module.DateAndTime)),
    FromTo: lazyWithPreload(() => demos().then((module) => module.FromTo)),
    StaticMonth: lazyWithPreload(() => demos().then((module) => module.StaticMonth)),
    BuddhistYears: lazyWithPreload(() => demos().then((module) => module.BuddhistYears)),
  },
  source,
)

export function DateTimePage() {
  return (
    <Showcase
      titleKey="shell.menu.dateTime"
      purpose="Days and times to be picked or typed. For a birthday three plain fields are faster; for “when” within a week a list of days is."
      documentation={[
        { name: 'MUI X Date pickers', address: 'https://mui.com/x/react-date-pickers/' },
      ]}
      demos={[
        {
          title: 'Date',
          caption: 'Typed or picked. An impossible day is reported at once.',
          ...demo('OneDate'),
        },
        { title: 'Time', ...demo('OneTime') },
        { title: 'Date and time', ...demo('DateAndTime') },
        { title: 'From and to', ...demo('FromTo') },
        { title: 'Always open', ...demo('StaticMonth') },
        {
          title: 'Thai years',
          caption: 'In Thai the whole app counts so; here the adapter is set by hand.',
          ...demo('BuddhistYears'),
        },
      ]}
      accessibility={[
        'The field has a part for day, month and year: the arrow keys change each, digits type it.',
        'The calendar opens as a dialog; arrow keys move by days and weeks, Page up and down by months.',
        'Words and formats are those of the chosen language.',
      ]}
    />
  )
}
