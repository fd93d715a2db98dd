import cluster from 'node:cluster';

// Loaded before a child's own program: when the parent is gone, however it ended, the child drains and ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// A worker of the child gets its sockets by the channel, and may have nothing else that keeps it while it waits for them.
if (cluster.isPrimary) process.channel?.unref();
