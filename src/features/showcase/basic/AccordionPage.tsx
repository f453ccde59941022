import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { OpenAll } from './accordion/OpenAll'
import openAll from './accordion/OpenAll.tsx?raw'
import { PlusAndMinus } from './accordion/PlusAndMinus'
import plusAndMinus from './accordion/PlusAndMinus.tsx?raw'
import { UnlockedSteps } from './accordion/UnlockedSteps'
import unlockedSteps from './accordion/UnlockedSteps.tsx?raw'
import * as demos from './accordionDemos'
import source from './accordionDemos.tsx?raw'

const demo = demosOf(demos, source)

export function AccordionPage() {
  return (
    <Showcase
      titleKey="shell.menu.accordion"
      purpose="Folds several long parts of a page under their headings, so that one is found without reading the others. What everybody must read stays open on the page; two or three short parts need no folding."
      documentation={[
        { name: 'MUI Accordion', address: 'https://mui.com/material-ui/react-accordion/' },
        {
          name: 'the ARIA accordion pattern',
          address: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
        },
      ]}
      demos={[
        {
          title: 'Questions and answers',
          caption: 'Each part opens and closes on its own, so two answers can be compared.',
          ...demo('HelpQuestions'),
        },
        {
          title: 'One at a time',
          caption:
            'Opening one closes the other. Use it where only one of them is chosen. The heading already shows the difference.',
          ...demo('OneAtATime'),
        },
        {
          title: 'Locked until its turn',
          caption:
            'A step that cannot be done yet is disabled. Finish one: the next opens and takes the focus.',
          Live: UnlockedSteps,
          source: unlockedSteps,
        },
        {
          title: 'Own icon, own look',
          caption: 'Lines instead of boxes, plus and minus in front of the heading.',
          Live: PlusAndMinus,
          source: plusAndMinus,
        },
        {
          title: 'Open all at once',
          caption:
            'People who search in the page or print it want everything open; the button changes its words with the state.',
          Live: OpenAll,
          source: openAll,
        },
      ]}
      accessibility={[
        'Each summary is a button inside a heading of level three: screen readers list them among the headings of the page, and Tab goes from one to the next.',
        'Enter or Space opens and closes; aria-expanded says which it is, aria-controls and aria-labelledby tie the heading to its region.',
        'A closed part is hidden from the keyboard too: links in it cannot be reached by Tab.',
        'The part after a finished step takes the focus, because the button that was pressed folds away.',
      ]}
    />
  )
}
