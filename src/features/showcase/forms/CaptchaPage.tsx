import { Showcase } from '../demo/Showcase'
import { CheckOnSubmit } from './captcha/CheckOnSubmit'
import checkOnSubmit from './captcha/CheckOnSubmit.tsx?raw'
import { ProofExpires } from './captcha/ProofExpires'
import proofExpires from './captcha/ProofExpires.tsx?raw'
import { ProofOnce } from './captcha/ProofOnce'
import proofOnce from './captcha/ProofOnce.tsx?raw'
import robotCheck from './captcha/RobotCheck.tsx?raw'
import { RobotCheckForm } from './captcha/RobotCheckForm'
import robotCheckForm from './captcha/RobotCheckForm.tsx?raw'
import solvePuzzle from './captcha/solvePuzzle.ts?raw'
import robotCheckSource from './captcha/useRobotCheck.ts?raw'

export function CaptchaPage() {
  return (
    <Showcase
      titleKey="shell.menu.formCaptcha"
      purpose="Makes it dear for programs to send a form a thousand times, and costs a person nothing but a moment. The puzzle is set and checked by this site alone: no pictures, no cookies, no third party, and it works offline. For logins, take limits on the server as well."
      documentation={[
        { name: 'ALTCHA', address: 'https://altcha.org/docs/v2/' },
        {
          name: 'Web Workers',
          address: 'https://developer.mozilla.org/docs/Web/API/Web_Workers_API',
        },
      ]}
      demos={[
        {
          title: 'Tick, then send',
          caption:
            'Send without the tick: the message appears at the box, and the question stays. A used check is removed, because a proof works only once.',
          Live: RobotCheckForm,
          source: [robotCheckForm, robotCheck, robotCheckSource, solvePuzzle].join('\n'),
        },
        {
          title: 'Checked while sending',
          caption:
            'Nothing to tick: the puzzle is solved after the press. The lightest for people, where half a second more does not matter.',
          Live: CheckOnSubmit,
          source: checkOnSubmit,
        },
        {
          title: 'A proof counts once',
          caption:
            'The server remembers each proof until it expires: the second attempt is refused.',
          Live: ProofOnce,
          source: proofOnce,
        },
        {
          title: 'A proof expires',
          caption: 'This one is good for ten seconds; then the box says so and is open again.',
          Live: ProofExpires,
          source: proofExpires,
        },
      ]}
      accessibility={[
        'The check is a real checkbox: Space ticks it, and no picture, sound or riddle has to be understood.',
        'Its state is announced beside it in a status region: checking, checked, too old, failed.',
        'The box stays focusable while it works, so that nobody loses their place.',
        'A form sent without the check moves the focus to the box; its message is tied to it by aria-describedby.',
      ]}
    />
  )
}
