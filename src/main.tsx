import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { setTransport } from './api/client/transport'
import { App } from './app/App'
import { dropFrameFields } from './app/frameFields'
import { prepareApp } from './app/prepare'
import { watchInstall } from './pwa/install'
import { startWorker } from './pwa/registration'
import { transport } from './pwa/transport'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setTransport(transport)
dropFrameFields(root)
watchInstall()
void startWorker()
// One render with everything at hand, in one piece: there is nothing yet that it could hold up.
void prepareApp().then(() => flushSync(() => createRoot(root).render(<App />)))
