export { keepOutgoing } from './outgoing.ts';
export { sendForm } from './send-form.ts';
