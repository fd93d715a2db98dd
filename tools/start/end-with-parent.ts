// Loaded before a child's own program: when the parent is gone, however it ended, the child drains and ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
