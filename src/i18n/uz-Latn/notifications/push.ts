export default {
  newNotification: 'Yangi xabar',
  newMessage: 'Sizga yangi xabar bor',
};
