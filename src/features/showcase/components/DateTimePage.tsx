import { Showcase } from '../demo/Showcase'
import buddhistYears from './dateTime/BuddhistYears.tsx?raw'
import dateAndTime from './dateTime/DateAndTime.tsx?raw'
import fromTo from './dateTime/FromTo.tsx?raw'
import * as lazyDemos from './dateTime/lazyDemos'
import oneDate from './dateTime/OneDate.tsx?raw'
import oneTime from './dateTime/OneTime.tsx?raw'
import staticMonth from './dateTime/StaticMonth.tsx?raw'

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
          caption: 'Typed or picked; an impossible day is said at once.',
          Live: lazyDemos.OneDate,
          source: oneDate,
        },
        { title: 'Time', Live: lazyDemos.OneTime, source: oneTime },
        { title: 'Date and time', Live: lazyDemos.DateAndTime, source: dateAndTime },
        { title: 'From and to', Live: lazyDemos.FromTo, source: fromTo },
        { title: 'Always open', Live: lazyDemos.StaticMonth, source: staticMonth },
        {
          title: 'Thai years',
          caption: 'In Thai the whole app counts so; here the adapter is set by hand.',
          Live: lazyDemos.BuddhistYears,
          source: buddhistYears,
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
